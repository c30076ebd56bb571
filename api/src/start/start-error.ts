/** A start that failed, with a message of one line for the operator. */
export class StartError extends Error {
  readonly exitCode: number = 1;
}

/** The exit code is the system's error number: a caller that chose the port can start again with another one. */
export class PortTaken extends StartError {
  override readonly exitCode = 98;
}
