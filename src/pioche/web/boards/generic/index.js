export const generic = {render(){return ""}, headline(){return null}};
