// Cards of a game without pictures of its own.

import { pictureBy } from "../../art/glyphs.js";

export const picture = pictureBy({});
