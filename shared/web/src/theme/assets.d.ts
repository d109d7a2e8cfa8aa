declare module '*.css'
declare module '*.woff2' {
  const address: string
  export default address
}
/** Of Rspack: the files of a folder whose names the expression fits. */
interface ImportMeta {
  webpackContext: (folder: string, options: { regExp: RegExp }) => (file: string) => string
}
