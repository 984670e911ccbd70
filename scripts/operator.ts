// Makes a new password for the console, or a token with which a machine calls /functions/v1.
// Usage: npm run operator -- reset | token <name> [days, 90 unless told otherwise]
import { readEnv } from '#server/env.ts';
import { createToken } from '#server/operator/machine-tokens.ts';
import { resetPassword } from '#server/operator/set-password.ts';
import { withDatabase } from './with-database.ts';

const env = readEnv(process.env);
const [command, name = '', days = '90'] = process.argv.slice(2);

if (command === 'reset' && env.operatorPassword !== undefined) {
  console.error('The variable OPERATOR_PASSWORD sets the password: change it and start again.');
  process.exitCode = 1;
} else if (command === 'reset') {
  const password = await withDatabase(({ pool }) => resetPassword(pool));
  console.log(`The console's new password, not shown again: ${password}`);
  console.log('All sessions have ended.');
} else if (command === 'token' && /^[\w-]+$/.test(name) && /^[1-9]\d{0,2}$/.test(days)) {
  const wanted = { name, scope: 'functions', days: Number(days) } as const;
  const token = await withDatabase(({ pool }) => createToken(pool, wanted));
  console.log(`The token, valid for ${days} days and not shown again: ${token}`);
} else {
  console.error('Say what to do: npm run operator -- reset, or token <name> [days up to 999].');
  process.exitCode = 1;
}
