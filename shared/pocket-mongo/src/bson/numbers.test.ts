import { Decimal128, Double } from 'bson'
import { calculate, compareNumbers, divide } from './numbers'
import type { Arithmetic } from './numbers'
import { typeNameOf } from './values'
import type { Numeric } from './values'

const decimal = (text: string) => Decimal128.fromString(text)
const shown = (value: Numeric | undefined) =>
  value === undefined ? 'overflow' : `${typeNameOf(value)} ${value}`

describe('arithmetic', () => {
  const cases: [Numeric, Arithmetic, Numeric, string][] = [
    [1, 'add', 2, 'int 3'],
    [2_147_483_647, 'add', 1, 'long 2147483648'],
    [2_147_483_647, 'multiply', 2, 'long 4294967294'],
    [1, 'add', 2n, 'long 3'],
    [2n ** 63n - 1n, 'add', 1, 'overflow'],
    [-(2n ** 63n), 'subtract', 1, 'overflow'],
    [9007199254740993n, 'add', 1, 'long 9007199254740994'],
    [1, 'add', new Double(0.5), 'double 1.5'],
    [new Double(0.1), 'add', new Double(0.2), 'double 0.30000000000000004'],
    [decimal('0.1'), 'add', decimal('0.2'), 'decimal 0.3'],
    [decimal('1.10'), 'add', 1, 'decimal 2.10'],
    [decimal('1'), 'add', new Double(0.1), 'decimal 1.100000000000000'],
    [decimal('1.5'), 'multiply', decimal('2.0'), 'decimal 3.00'],
    [
      decimal('9999999999999999999999999999999999'),
      'add',
      1,
      'decimal 1.000000000000000000000000000000000E+34',
    ],
    [decimal('NaN'), 'add', 1, 'decimal NaN'],
    [decimal('Infinity'), 'subtract', 1, 'decimal Infinity'],
  ]
  it.each(cases)('%s %s %s is %s', (a, operation, b, expected) => {
    expect(shown(calculate(operation, a, b))).toBe(expected)
  })

  it('divides to a double, or to 34 digits when a decimal is in it', () => {
    expect(shown(divide(7, 2))).toBe('double 3.5')
    expect(shown(divide(decimal('6'), 3))).toBe('decimal 2')
    expect(shown(divide(decimal('1'), 3))).toBe('decimal 0.3333333333333333333333333333333333')
    expect(shown(divide(decimal('-2'), 3))).toBe('decimal -0.6666666666666666666666666666666667')
  })

  it('compares without rounding', () => {
    expect(compareNumbers(9007199254740993n, new Double(9007199254740992))).toBe(1)
    expect(compareNumbers(decimal('0.1'), new Double(0.1))).toBe(-1)
    expect(compareNumbers(decimal('1.0'), 1)).toBe(0)
  })
})
