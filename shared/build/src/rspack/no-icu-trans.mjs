// Replaces `<IcuTrans>` of react-i18next.
export function IcuTrans() {
  throw new Error('The platform does not share IcuTrans. Use Trans.');
}
export { IcuTrans as IcuTransWithoutContext };
