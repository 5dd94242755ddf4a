import { correctAges } from "./correctAges.ts";

correctAges(document, Date.now());
