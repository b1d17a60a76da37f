interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** For the builder, which asks of every module: the name, if `entry` is the module or loads it, however indirectly. */
export function reachedFrom(entry: string, name: string): (id: string, graph: ModuleGraph) => string | null {
  let reached: ReadonlySet<string> | undefined;
  return (id, graph) => {
    reached ??= reach(entry, graph);
    return reached.has(id) ? name : null;
  };
}

function reach(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
