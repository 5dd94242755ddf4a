import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Menu } from "./Menu.tsx";
import { openRows } from "./rows.ts";

/**
 * The menus as they are written first and measured never: rows as JSON in
 * IndexedDB, `Array.filter` over objects, and every match in the page. It works,
 * and it is what the product's columns and virtual rows have to be worth.
 */
const asked = new URLSearchParams(location.search);

function App({ database }: { database: IDBDatabase }) {
  const [store, setStore] = useState(asked.get("store"));
  if (store !== null) {
    const category = asked.get("category") ?? "flower";
    return <Menu database={database} store={store} firstCategory={category} />;
  }
  return (
    <nav>
      <button onClick={() => setStore("all")}>All stores in one list</button>
      <button onClick={() => setStore(asked.get("kept"))}>The kept store</button>
    </nav>
  );
}

const database = await openRows();
createRoot(document.getElementById("root") ?? document.body).render(<App database={database} />);
requestIdleCallback(() => void navigator.serviceWorker.register("/worker.js"));
