import './jest-compiled-once.mjs'

export { default } from 'jest-environment-node'
