import { expect, it } from 'vitest'
import { withSingleCalls } from './single-calls.ts'

it('imports the calls that a file makes, each by itself', () => {
  const file = `import { useRead } from '../kit.ts'
import { briefCalls } from '../../contract.ts'
const brief = useRead(briefCalls.getBrief, { uid })
const approve = useWrite(briefCalls.approveBrief)`
  expect(withSingleCalls(file)).toBe(`import { useRead } from '../kit.ts'
import { briefCalls_getBrief, briefCalls_approveBrief } from '../../contract.ts?calls'
const brief = useRead(briefCalls_getBrief, { uid })
const approve = useWrite(briefCalls_approveBrief)`)
})

it('leaves what is used whole, and what is no call', () => {
  const file = `import { briefCalls, briefFields, collabCalls } from '../../contract.ts'
ask(collabCalls.getCollab, briefFields)
each(briefCalls)`
  expect(withSingleCalls(file))
    .toBe(`import { briefCalls, briefFields } from '../../contract.ts'; import { collabCalls_getCollab } from '../../contract.ts?calls'
ask(collabCalls_getCollab, briefFields)
each(briefCalls)`)
})
