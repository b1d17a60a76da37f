/** Data that many share: whoever changes it fails at once, and not the next one who reads it. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const inner of Object.values(data)) deepFreeze(inner);
  return Object.freeze(data);
}
