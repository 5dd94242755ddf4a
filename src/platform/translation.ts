/**
 * A browser's translator puts `<font>` elements where React's text nodes were, behind its back. React then
 * removes and moves nodes that are not where it left them, which ends the application, and writes new words
 * into nodes that nobody sees (react#11538). From here on the page knows what stands for each
 * of its own texts: what React does to a text happens to its stand-in, and new words bring the text itself back.
 */
export function surviveTranslation(): void {
  new MutationObserver((records) => {
    for (const record of records) noteStandIns(record);
  }).observe(document.body, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- each is called on the node that it is asked of
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const present = presentIn(this, child);
    if (present !== null) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    // Moved or put back: what stood for it meanwhile goes.
    if (added instanceof Text) bringBack(added);
    insertBefore.call(this, added, before === null ? null : presentIn(this, before));
    return added;
  };
  const own = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  if (own?.set === undefined) return;
  // oxlint-disable-next-line typescript/unbound-method -- called on the text that it is asked of
  const { set } = own;
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...own,
    set(this: Text, words: string | null) {
      bringBack(this);
      set.call(this, words);
    },
  });
}

/** Whether a translator has been at work below an element: what stands there is no longer as it was rendered. */
export const isTranslated = (root: Element): boolean => root.querySelector("font") !== null;

/** What a translator has put in the place of a text that it took out. */
const standIns = new WeakMap<Node, Element>();

function noteStandIns({ target, addedNodes, removedNodes }: MutationRecord): void {
  const [added] = addedNodes;
  if (added instanceof Element && added.localName === "font") lastFont = added;
  const [removed] = removedNodes;
  if (!(removed instanceof Text) || removed.parentNode !== null) return;
  const font = added instanceof Element && added.localName === "font" ? added : lastFont;
  // Texts that React itself takes out have none.
  if (font?.parentNode === target) standIns.set(removed, font);
  lastFont = null;
}

/** Put in first, in a step of its own, by translators that then take the text out. */
let lastFont: Element | null = null;

/** The node that stands in a parent for one of React's: itself, what has been put around it, or what has taken its place. */
function presentIn(parent: Node, node: Node): Node | null {
  let present: Node | null = node;
  while (present !== null && present.parentNode !== parent) present = present.parentNode;
  if (present !== null) return present;
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : null;
}

/** Puts a text back to where it was, untranslated: its new words are not those that were translated. */
function bringBack(text: Text): void {
  const around = outermostFont(text);
  const standIn = around ?? standIns.get(text) ?? null;
  if (standIn?.isConnected !== true) return;
  standIn.replaceWith(text);
  standIns.delete(text);
}

function outermostFont(text: Text): Element | null {
  let font: Element | null = null;
  for (let at = text.parentElement; at?.localName === "font"; at = at.parentElement) font = at;
  return font;
}
