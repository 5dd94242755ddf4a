import { correctAges } from "./correctAges.ts";

// The browser lays out some screens more than it shows. They come in the second frame, when the first is painted.
requestAnimationFrame(() => {
  setTimeout(() => {
    document.documentElement.classList.remove("first-frame");
  });
});

correctAges(document, Date.now());
