/** In place of lodash's: 'a.b[0].c' as ['a', 'b', '0', 'c']. Names with brackets or dots of their own are not known here. */
export default (path) => (Array.isArray(path) ? path.map(String) : (String(path).match(/[^.[\]]+/g) ?? []))
