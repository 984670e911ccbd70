// Makes a new password for the console, or a token with which a program may call /functions/v1 (scope
// functions) or read /metrics (scope metrics).
// Usage: npm run operator -- reset | token <name> [days, 90 by default] [functions or metrics]

import { OperatorError } from '#engine/text/operator-error.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { withDatabase } from '#scripts/support/with-database.ts';
import { createToken, tokenScopes } from '#server/operator/auth/machine-tokens.ts';
import { resetPassword } from '#server/operator/auth/set-password.ts';
import { readEnv } from '#server/start/environment.ts';

const usage =
  'Use: npm run operator -- reset, or npm run operator -- token <name> [days, up to 999] [functions or metrics].';

await runCommand(async () => {
  const env = readEnv(process.env);
  const [command, name = '', days = '90', asked = 'functions'] = process.argv.slice(2);
  const scope = tokenScopes.find((one) => one === asked);
  if (command === 'reset') {
    if (env.OPERATOR_PASSWORD !== undefined) {
      throw new OperatorError(
        'OPERATOR_PASSWORD sets the password: change that variable and restart the site.',
      );
    }
    const password = await withDatabase(env, ({ kysely }) => resetPassword(kysely));
    console.log(`The console's new password, shown only once: ${password}`);
    console.log('Everybody has been signed out.');
  } else if (command === 'token' && /^[\w-]+$/.test(name) && /^[1-9]\d{0,2}$/.test(days) && scope) {
    const wanted = { name, scope, days: Number(days) };
    const token = await withDatabase(env, ({ kysely }) => createToken(kysely, wanted));
    console.log(`The token, valid for ${days} days and shown only once: ${token}`);
  } else throw new OperatorError(usage);
});
