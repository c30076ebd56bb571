export { type AskedOfApi, describePlatform } from './platform-contract.ts';
export { describeRemote } from './remote-contract.ts';
