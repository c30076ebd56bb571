/** A start that cannot go on, in one line for the person who started it. */
export class StartError extends Error {
  readonly exitCode: number = 1;
}

/** Its exit code is the number of the system's own error: a caller that chose the port starts again with another one. */
export class PortTaken extends StartError {
  override readonly exitCode = 98;
}
