/**
 * The globals of jest for tests in plain Node. The runner sets them, but without a limit of time: each test and hook
 * gets one here, so that a hanging test fails and the next one runs.
 */
let limit = 30_000;

function limited(body, ms = limit) {
  if (body === undefined) return undefined;
  return async (...values) => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No end after ${ms} ms`)), ms);
    });
    try {
      return await Promise.race([body(...values), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const limitedTest = (test) =>
  Object.assign((title, body, ms) => test(title, limited(body, ms)), {
    each:
      (...table) =>
      (title, body, ms) =>
        test.each(...table)(title, limited(body, ms)),
  });

const limitedHook = (hook) => (body, ms) => hook(limited(body, ms));

export const { describe, expect } = globalThis;
export const afterAll = limitedHook(globalThis.afterAll);
export const afterEach = limitedHook(globalThis.afterEach);
export const beforeAll = limitedHook(globalThis.beforeAll);
export const beforeEach = limitedHook(globalThis.beforeEach);

export const it = Object.assign(limitedTest(globalThis.it), {
  only: limitedTest(globalThis.it.only),
  skip: limitedTest(globalThis.it.skip),
});
export const test = it;

export const jest = Object.assign(globalThis.jest, {
  // A thread loads a module once for all of its test files, so a longer limit stays.
  setTimeout(ms) {
    limit = Math.max(limit, ms);
  },
});
