import type { DomainJob } from '../access/server/handler.ts'
import { minuteMs, now, plus, setClock } from '../kit/server/clock.ts'
import { listFailing } from '../kit/server/due.ts'
import { runJob } from './run-job.ts'
import type { World } from './world.ts'

type Row = { table: string; column: string; value: string }

/**
 * Runs a job while nobody can write one row, until our team hears of it, then mends the row and runs it again. `done` reads what
 * the job is for. Answers what was done after its first run, whether the team heard of it, and what was done in the end.
 */
export async function runWithSpoiledRow<Done>(w: World, job: DomainJob, row: Row, done: () => Promise<Done>) {
  const start = now()
  const runAt = async (minute: number) => {
    setClock(plus(start, minute * minuteMs))
    await runJob(w, job)
  }
  const mend = await spoil(w, row)
  await runAt(0)
  const atFirst = await done()
  // It is tried again after one minute, and after two more.
  await runAt(1)
  const seenEarly = await listFailing(w.database.db)
  await runAt(3)
  const seen = (await listFailing(w.database.db)).map(({ job: name, items }) => `${name}: ${items}`)
  await mend()
  await runAt(8)
  const left = await listFailing(w.database.db)
  return { atFirst, seenEarly, seen, inTheEnd: await done(), left }
}

async function spoil(w: World, { table, column, value }: Row): Promise<() => Promise<void>> {
  await w.database.pool.query(
    `create function spoiled() returns trigger language plpgsql as $$ begin
       if to_jsonb(coalesce(new, old)) ->> '${column}' = '${value}' then raise exception 'spoiled'; end if;
       return coalesce(new, old);
     end $$`,
  )
  await w.database.pool.query(
    `create trigger spoiled before insert or update or delete on ${table} for each row execute function spoiled()`,
  )
  return async () => void (await w.database.pool.query('drop function spoiled() cascade'))
}
