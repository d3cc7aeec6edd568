export const digger = {render(){return ""}, headline(){return null}};
