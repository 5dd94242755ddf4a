import * as v from "valibot";
import { KeptWishSchema, type Wish } from "#domain/wishlist/wishes.ts";
import { kindTitle, targetText } from "./wishWords.ts";
import { keepWish } from "./useWishlist.ts";

/** Larger files are none of ours: 500 wishes with full notes take less, in bytes. */
const LARGEST_FILE = 2_000_000;

const FileSchema = v.object({ wishlist: v.array(v.unknown()) });

/** The list as a file. @param now epoch milliseconds */
export function exportedWishes(wishes: readonly Wish[], now: number): string {
  return JSON.stringify({ exportedAt: new Date(now).toISOString(), wishlist: wishes }, null, 2);
}

/** The list as a text for people. */
export function sharedWishes(wishes: readonly Wish[]): string {
  return wishes
    .map((wish) => {
      const more = [kindTitle(wish), wish.size?.name ?? "", targetText(wish), wish.note].filter(
        (part) => part !== "",
      );
      return `${wish.name} (${more.join(", ")})`;
    })
    .join("\n");
}

/** What a file has: its wishes, and how many of its entries are none. */
interface WishFile {
  wishes: readonly Wish[];
  unread: number;
}

/** A chosen file: what it has, or why there is nothing. */
export async function readWishes(file: File): Promise<WishFile | { trouble: string }> {
  if (file.size > LARGEST_FILE) return { trouble: "This file is too large to be a wishlist." };
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return { trouble: "This file is not JSON. Choose one that was exported here." };
  }
  const read = v.safeParse(FileSchema, content);
  if (!read.success)
    return { trouble: "This file has no wishlist. Choose one that was exported here." };
  const entries = read.output.wishlist;
  const wishes = entries.flatMap((each) => {
    const wish = v.safeParse(KeptWishSchema, each);
    return wish.success && !wish.output.deleted ? [wish.output] : [];
  });
  if (wishes.length === 0) return { trouble: "This file has no entry that can be read." };
  return { wishes, unread: entries.length - wishes.length };
}

/**
 * Puts the wishes of a file on the list. What is there already stays as it is.
 *
 * @returns what was done, in words
 */
export async function importWishes(
  { wishes, unread }: WishFile,
  own: readonly Wish[],
): Promise<string> {
  const list = new Map(own.map((wish) => [wish.id, wish]));
  const news = new Map(wishes.map((wish) => [wish.id, wish]));
  for (const id of list.keys()) news.delete(id);
  let added = 0;
  for (const wish of news.values()) {
    if (!(await keepWish(wish, [...list.values()]))) break;
    list.set(wish.id, wish);
    added += 1;
  }
  const others: [count: number, words: string][] = [
    [wishes.length - news.size, "already there"],
    [news.size - added, "not kept"],
    [unread, "not readable"],
  ];
  const said = others
    .filter(([count]) => count > 0)
    .map(([count, words]) => `, ${String(count)} ${words}`);
  return `${String(added)} added${said.join("")}.`;
}
