/** The data that a document carries for its script, in a block that no browser runs. */
export function readDataBlock<Data>(document: Document, id: string): Data {
  const block = document.getElementById(id);
  if (!block?.textContent) throw new Error(`The page has no #${id} block.`);
  return JSON.parse(block.textContent);
}
