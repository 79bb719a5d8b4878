/** Whether a DATABASE_URL means PostgreSQL; anything else is the path of an SQLite file. Apart, so that settings load no database. */
export const isPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address)
