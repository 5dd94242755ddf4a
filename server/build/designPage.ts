import type { Plugin } from "vite";

const ADDRESS = "/dev/design";
const HTML = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Parts of the design</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/dev/main.tsx"></script>
  </body>
</html>
`;

/** Shows every part of the design at /dev/design while one develops; a build has nothing of it. */
export function designPage(): Plugin {
  return {
    name: "design-page",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response) => {
        void server
          .transformIndexHtml(ADDRESS, HTML)
          .then((html) => response.setHeader("Content-Type", "text/html").end(html))
          .catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
  };
}
