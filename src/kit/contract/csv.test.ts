import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it('writes a file that spreadsheets read as UTF-8, quoting what has to be', () => {
  expect(
    csvText([
      ['Name', 'Amount'],
      ['Café "Luna", Soho', '12.50'],
      ['two\nlines', 3],
      [null, '-4.00'],
    ]),
  ).toBe('\uFEFFName,Amount\r\n"Café ""Luna"", Soho",12.50\r\n"two\nlines",3\r\n,-4.00\r\n')
})

it.each(['=1+1', '+44 20', '-2+3', '@SUM(A1)', '\tx', '＝1'])('writes %j as text', (cell) => {
  expect(csvText([[cell]])).toContain(`'${cell}`)
})
