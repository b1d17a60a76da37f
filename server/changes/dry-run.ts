/** Thrown at the end of a transaction of which nothing is to stay. */
class DryRun extends Error {}

/** Undoes all that the transaction has done; what came of it is known outside by then. */
export const rollBack = (): never => {
  throw new DryRun();
};

/** Runs a transaction that may end with `rollBack`. */
export async function orNothing(run: Promise<unknown>): Promise<void> {
  try {
    await run;
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
}
