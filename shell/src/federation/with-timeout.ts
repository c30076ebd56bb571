export function withTimeout<T>(promise: Promise<T>, milliseconds: number, error: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
