import pg from 'pg';

class NoDatabase {
  constructor() {
    throw new Error(
      'A unit test has no database. Take one from tests/support/database/database.ts, and the test is one ' +
        'of the database tier.',
    );
  }
}

// Whatever way leads to a database, in the unit tier it ends here.
Object.assign(pg, { Client: NoDatabase, Pool: NoDatabase });
