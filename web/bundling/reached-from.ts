interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** For the builder, which asks of every module: the name, if one of `entries` is the module or loads it, however indirectly. */
export function reachedFrom(
  entries: readonly string[],
  name: string,
): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlySet<string> | undefined;
  return (id, graph) => {
    reached ??= reach(entries, graph);
    return reached.has(id) ? name : null;
  };
}

function reach(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
