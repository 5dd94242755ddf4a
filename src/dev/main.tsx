import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#design/global.css.ts";
import { DesignPage } from "./DesignPage.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for its content.");
createRoot(root).render(
  <StrictMode>
    <DesignPage />
  </StrictMode>,
);
