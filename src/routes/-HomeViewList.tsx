import ViewList from "#features/views/ViewList.tsx";
import { viewPath, viewResults } from "./-viewResults.ts";

/** With the lists' own filters, which are as large as their screens. */
export default function HomeViewList() {
  return <ViewList findResults={viewResults} pathOf={viewPath} />;
}
