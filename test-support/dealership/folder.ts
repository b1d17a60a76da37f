/** The dealership on which the tests of the product run (decision 039). */
export const TEST_DEALERSHIP = import.meta.dirname;

/** For the process of a test and all that it starts: what an empty store begins with, and whose pictures are served. */
export const onTestDealership = { KICKSTAND_TEST_DEALERSHIP: TEST_DEALERSHIP };
