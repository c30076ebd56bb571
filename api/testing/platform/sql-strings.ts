/** Seconds that a string tries to sleep in the database. */
export const SLEEP_S = 3;

const quotes = ["'", '"', "''", "\\'", '`', '$$', "');", "'))", "'--", "' /*", "'; --", '%27', '\u02BC', '\u2019'];
const always = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "' OR true --",
  "') OR ('1'='1",
  '1 OR 1=1',
  "x' OR id IS NOT NULL --",
  "' || 'magnet' || '",
  "%' OR '%'='",
  "_%' ESCAPE '!",
  "' OR name LIKE '%",
  "' IS NOT NULL OR '1'='1",
  'true OR true',
];
const unions = [
  "' UNION SELECT null --",
  "' UNION SELECT null, null, null --",
  "' UNION ALL SELECT table_name FROM information_schema.tables --",
  "' UNION SELECT password_hash FROM users --",
  '1 UNION SELECT version()',
  "-1' UNION SELECT current_user, null --",
];
const errors = [
  "' AND 1=CAST(version() AS int) --",
  "' AND (SELECT 1 FROM users) = 1 --",
  '1/0',
  "' AND 1/0 = 1 --",
  "' || (SELECT CAST(current_user AS int)) || '",
  "'::int --",
  '(SELECT 1)',
  "E'\\x27'",
];
const orders = [
  'id; SELECT 1',
  'name,(SELECT 1)',
  '(CASE WHEN 1=1 THEN id ELSE name END)',
  '1 DESC, 2',
  'id ASC NULLS FIRST',
  'created_at desc--',
  '-id',
  'name COLLATE "C"',
];
const stacked = [
  "'; CREATE TABLE sql_probe (a int); --",
  '1; CREATE TABLE sql_probe (a int)',
  "'; DROP TABLE products; --",
  "'; UPDATE users SET role = 'admin'; --",
  "'; COPY (SELECT 1) TO PROGRAM 'true'; --",
  '$$; CREATE TABLE sql_probe (a int); --',
];
const sleeping = [
  `'; SELECT pg_sleep(${SLEEP_S}); --`,
  `' OR (SELECT 1 FROM pg_sleep(${SLEEP_S})) = 1 --`,
  `' || pg_sleep(${SLEEP_S}) || '`,
  `1 AND 1 = (SELECT 1 FROM pg_sleep(${SLEEP_S}))`,
  `(SELECT pg_sleep(${SLEEP_S}))`,
  `id, pg_sleep(${SLEEP_S})`,
];

/** Strings that mean something where SQL is made of text. */
export const sqlStrings: readonly string[] = [
  ...quotes,
  ...always,
  ...unions,
  ...errors,
  ...orders,
  ...stacked,
  ...sleeping,
];
