import { expect, it } from 'vitest'
import { serve } from '../../../../app/testing/serve.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.getImportReport, async (w) => ({ uid: await importedList(w, w.anna) }))

it('gives every row that isn’t in or has a remark, with its line and why, for 15 minutes', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna)
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
  const { url } = await w.anna.call('getImportReport', { uid })
  const { pathname, search } = new URL(url)
  const answer = await fetch(served.url + pathname + search)
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''venues.report.csv")
  expect((await answer.text()).split('\r\n').slice(0, 4)).toEqual([
    'Name,Address,Postcode,City,Fax,Import: line,Import: imported,Import: what happened,Import: why,Import: next step',
    ',2 Mare Street,E8 4AE,London,,3,no,Couldn’t be read,It has no name.,"Correct the row here, then import this file."',
    expect.stringMatching(/^Plum,3 Road,,Nowhereville,,4,no,Needs a city,/),
    'Fig,1 Mare Street,E8 4AE,London,55,2,yes,New venue,Its category is unknown.,"Nothing, or change it on its page. It’s imported, so correcting it here has no effect."',
  ])
  expect((await served.get(`${pathname}${search.replace(/sig=.{5}/, 'sig=wrong')}`)).status).toBe(404)
  setClock(plus(now(), 15 * minuteMs))
  expect((await served.get(pathname + search)).status).toBe(404)
  await served.close()
})

it('refuses where every row went in', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna, 'Name,City,Kind\nFig,London,Pub\n')
  expect((await refusal(w.anna.call('getImportReport', { uid }))).message).toBe(
    'There’s no report: every row was imported, or the file is older than 7 days.',
  )
})
