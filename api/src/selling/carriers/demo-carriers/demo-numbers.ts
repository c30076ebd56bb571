const epoch = Date.UTC(2026, 0, 1);
const stepMs = 600_000;
const steps = 100_000;

let made = Math.floor(Math.random() * 1000);

/** Eight digits: ten minutes since 2026, then a counter. The number itself says when its label was made. */
export function nextDemoNumber(now: Date): string {
  made = (made + 1) % 1000;
  const step = Math.floor((now.getTime() - epoch) / stepMs) % steps;
  return String(step).padStart(5, '0') + String(made).padStart(3, '0');
}

export const madeAt = (number: string): Date => new Date(epoch + Number(number.slice(0, 5)) * stepMs);
