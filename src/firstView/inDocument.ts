import { correctAges } from "./correctAges.ts";

correctAges(document, Date.now());

// The browser lays out some screens more than it shows. They come in the second frame, when the first is painted.
requestAnimationFrame(() => {
  setTimeout(() => {
    document.documentElement.classList.remove("first-frame");
  });
});
