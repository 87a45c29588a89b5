type CleanUp = () => unknown;
const ofTest: CleanUp[] = [];
const ofFile: CleanUp[] = [];
let isInTest = false;

/** Runs a clean-up at the end of the test, or of the file for what a `beforeAll` starts; last registered first. */
export function afterTest(cleanUp: CleanUp): void {
  (isInTest ? ofTest : ofFile).push(cleanUp);
}

beforeEach(() => {
  isInTest = true;
});
afterEach(async () => {
  isInTest = false;
  await run(ofTest);
});
afterAll(() => run(ofFile));

async function run(cleanUps: CleanUp[]): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
}
