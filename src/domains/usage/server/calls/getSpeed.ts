import type { Handler } from '../../../../access/server/handler.ts'
import type { usageCalls } from '../../contract.ts'
import { budgetLeft, percentileOf } from '../../speed.ts'
import { readCallTimes, readDatabaseStatements, readSlowStatements } from '../speed.ts'

const mostCalls = 100

export const getSpeed: Handler<typeof usageCalls.getSpeed> = async (_input, { db }) => {
  const { steps, budgets } = await readCallTimes(db)
  const budgetOf = new Map(budgets.map((one) => [one.call, one]))
  const calls = [...Map.groupBy(steps, ({ call }) => call)].map(([call, of]) => {
    const budget = budgetOf.get(call) ?? { calls: 0, failed: 0 }
    return {
      call,
      calls: of.reduce((sum, one) => sum + one.calls, 0),
      p50: percentileOf(of, 0.5) ?? 0,
      p95: percentileOf(of, 0.95) ?? 0,
      p99: percentileOf(of, 0.99) ?? 0,
      failedInBudget: budget.failed,
      callsInBudget: budget.calls,
      budgetLeft: budgetLeft(budget),
    }
  })
  const statements = await readSlowStatements(db)
  return {
    calls: calls.toSorted((a, b) => b.p95 - a.p95 || b.calls - a.calls).slice(0, mostCalls),
    statements: statements.map(({ text, call, times, totalMs, slowestMs }) => ({
      text,
      call,
      times,
      averageMs: Math.round(totalMs / times),
      slowestMs: Math.round(slowestMs),
    })),
    fromDatabase: await readDatabaseStatements(db),
  }
}
