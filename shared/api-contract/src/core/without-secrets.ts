/** Requires a top-level domain: a release (`mf-catalog@0.1.0-3f9c21aa`) is not an e-mail address. */
const email = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/gi;
const query = /\?[^\s"'<>)]+/g;
/** Every token of the shop is at least this long and mixes digits with letters. Row ids are not secret. */
const token = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/gi;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The database driver appends these to a failed statement. */
const parameters = /\bparams: .*/g;
/** PostgreSQL quotes a value that it cannot read. */
const quotedValue = /(invalid input (?:syntax|value) [^:]*): ".*"/g;

/** For logs: hides e-mail addresses, tokens, query strings, and the values of a failed statement. */
export function withoutSecrets(text: string): string {
  return text
    .replace(parameters, 'params: [hidden]')
    .replace(quotedValue, '$1: [hidden]')
    .replace(email, '[e-mail]')
    .replace(query, '?[hidden]')
    .replace(token, (found) => (uuid.test(found) ? found : '[hidden]'));
}
