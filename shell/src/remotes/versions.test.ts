import { satisfy as satisfyOfRuntime } from '@module-federation/enhanced/runtime'
import { satisfy } from '@shared/build/lean/federation-versions'

const versions = ['0.9.9', '1.2.2', '1.2.3', '1.2.10', '1.10.0', '2.0.0', '19.3.1', '0.1.0', '0.1.9', '0.2.0']
const ranges = versions.flatMap((version) => [`^${version}`, `<=${version}`]).concat('*')

it('a version answers what builds ask of it as it does in the federation runtime itself', () => {
  for (const range of ranges)
    for (const version of versions)
      expect([version, range, satisfy(version, range)]).toEqual([
        version,
        range,
        satisfyOfRuntime(version, range),
      ])
})
