import { expect, it } from "vitest";
import { publicLookup } from "./publicAddress.ts";

interface Address {
  address: string;
  family: number;
}

const PUBLIC = { address: "8.8.8.8", family: 4 };

function look(addresses: Address[], all: boolean): Promise<unknown> {
  const lookup = publicLookup((_, done) => {
    done(null, addresses);
  });
  return new Promise((resolve, reject) => {
    lookup("push.example.org", { all }, (error, address) => {
      if (error === null) resolve(address);
      else reject(error);
    });
  });
}

it("a name with public addresses leads to them", async () => {
  expect(await look([PUBLIC], true)).toEqual([PUBLIC]);
  expect(await look([PUBLIC], false)).toBe("8.8.8.8");
});

it.each([
  [[{ address: "10.0.0.7", family: 4 }]],
  [[PUBLIC, { address: "127.0.0.1", family: 4 }]],
  [[{ address: "::ffff:127.0.0.1", family: 6 }]],
  [[]],
])("a name that leads to %j leads nowhere", async (addresses) => {
  for (const all of [true, false]) {
    await expect(look(addresses, all)).rejects.toThrow(/name/);
  }
});

it("a name that does not exist is told as such", async () => {
  const missing = publicLookup((_, done) => {
    done(new Error("ENOTFOUND"), []);
  });
  await expect(
    new Promise((resolve, reject) => {
      missing("gone.example.org", { all: true }, (error, address) => {
        if (error === null) resolve(address);
        else reject(error);
      });
    }),
  ).rejects.toThrow("ENOTFOUND");
});
