import { useSearchParams } from 'react-router-dom'
import { isDateFilter, lastListPage } from '@shared/contracts/admin'
import type { ListChoice } from '../../api/records-api'

const readChoice = (address: URLSearchParams): ListChoice => {
  const filter = address.get('dateFilter') ?? 'all'
  const page = Number(address.get('page') ?? 1)
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    dateFilter: isDateFilter(filter) ? filter : 'all',
    page: Number.isInteger(page) && page > 0 && page <= lastListPage ? page : 1,
    sort: address.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** What is chosen of the list, as the page's address says it: a reload and a link show the same. */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [address, setAddress] = useSearchParams()
  const choice = readChoice(address)
  const change = (changes: Partial<ListChoice>) => {
    // Another choice begins at its first page.
    const next = { ...choice, page: 1, ...changes }
    setAddress(
      {
        ...(next.search ? { search: next.search } : {}),
        ...(next.dateFilter === 'all' ? {} : { dateFilter: next.dateFilter }),
        ...(next.sort === 'newest' ? {} : { sort: next.sort }),
        ...(next.page === 1 ? {} : { page: String(next.page) }),
      },
      // Letters of a search are no steps to go back by.
      { replace: 'search' in changes },
    )
  }
  return [choice, change]
}
