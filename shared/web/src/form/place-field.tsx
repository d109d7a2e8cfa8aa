import { memo, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { onReturn } from '../api/pause'
import { Icon } from '../parts/icon'
import { VisuallyHidden } from '../parts/visually-hidden'
import { ComboControl } from './combo-control'
import { controlWords } from './control-words'
import { FieldFrame } from './field-frame'
import type { FieldWords } from './field-frame'
import { textOf, useFormStore } from './form-scope'
import { MatchedText } from './matched-text'
import { sitePlaces } from './place-search'
import type { PlaceSearch } from './place-search'
import { useCombobox } from './use-combobox'
import { useField } from './use-field'
import type { Alongside } from './use-field'
import { usePlacePredictions } from './use-place-predictions'

const closeDelayMs = 200

/** By which other name a place was found. */
const Other = styled.small`
  display: block;
  font-size: var(--fs-meta);
  color: var(--ink-3);
`

export interface PlaceFieldProps extends FieldWords {
  name: string
  places?: PlaceSearch
  /** Fields that a chosen place fills, and that typing on clears. */
  fills?: { latitude: string; longitude: string; timeZone: string }
  note?: ReactNode
  /** Stands in place of the note when no place is called what was typed. */
  unknownNote?: ReactNode
  /** Stands in place of the note while what was typed cannot be looked up. */
  unreachedNote?: ReactNode
  alongside?: Alongside
}

/**
 * A place: type three letters and choose, or leave what you typed. A chosen place also fills its coordinates and time zone;
 * so does the one place that is called exactly what was typed, when the field is left.
 */
export const PlaceField = memo(function PlaceField({
  name,
  places = sitePlaces,
  fills,
  note,
  unknownNote,
  unreachedNote,
  alongside,
  ...words
}: PlaceFieldProps) {
  const store = useFormStore()
  const { text, error, set, type, leave } = useField(name, alongside)
  const { predictions, isLost, setLost, ask, clear } = usePlacePredictions(places)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const emptied = fills ? { [fills.latitude]: null, [fills.longitude]: null, [fills.timeZone]: '' } : {}
  const hasText = (typed: string) => textOf(store.values()[name]) === typed
  /** Fills in the place of that id, if the text is still the same when its answer comes. */
  const fill = async (placeId: string, typed: string) => {
    const place = await places.look(placeId)
    if (!fills || !hasText(typed)) return
    store.set({
      [fills.latitude]: place.latitude,
      [fills.longitude]: place.longitude,
      [fills.timeZone]: place.timeZone,
    })
  }
  const isPlaced = () => !fills || store.values()[fills.latitude] !== null
  const [isUnknown, setUnknown] = useState(() => textOf(store.values()[name]) !== '' && !isPlaced())
  const findTyped = async () => {
    const typed = textOf(store.values()[name])
    if (typed.trim() === '' || isPlaced()) return
    try {
      const found = await places.find(typed.trim(), new AbortController().signal)
      const exact = found.find(({ isExact }) => isExact)
      if (exact) await fill(exact.place_id, typed)
      setLost(false)
      if (hasText(typed)) setUnknown(!isPlaced())
    } catch {
      setLost(true)
    }
  }
  useEffect(() => (isLost ? onReturn(() => void findTyped()) : undefined))
  const combobox = useCombobox({
    count: predictions.length,
    onChoose: (index) => {
      const chosen = predictions[index]
      if (!chosen) return
      clear()
      store.set(emptied)
      set(chosen.description)
      setUnknown(false)
      // A place that does not answer is looked up again, and by the server when the record comes in.
      fill(chosen.place_id, chosen.description).catch(() => setLost(true))
    },
  })
  const isUnreached = isLost && text.trim() !== '' && !isPlaced()
  const shownNote = isUnreached ? unreachedNote : isUnknown ? unknownNote : note
  const found = predictions.length === 1 ? '1 place found' : `${predictions.length} places found`
  return (
    <FieldFrame {...words} name={name} error={error} note={shownNote}>
      <ComboControl
        combobox={combobox}
        words={controlWords(name, { ...words, error, note: shownNote })}
        text={text}
        icon={combobox.isOpen ? 'search' : 'pin'}
        listLabel={`Places for ${words.label.toLowerCase()}`}
        options={predictions.map(({ place_id, description, otherName }) => ({
          key: place_id,
          label: otherName ? `${description}, also called ${otherName}` : description,
          content: (
            <>
              <MatchedText text={description} query={text} />
              {otherName ? (
                <Other>
                  also called <bdi>{otherName}</bdi>
                </Other>
              ) : null}
            </>
          ),
          drawing: <Icon name="pin" />,
        }))}
        foot={
          <>
            <span>{found}</span>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to keep
            </span>
          </>
        }
        onType={(typed) => {
          store.type(emptied)
          type(typed)
          setUnknown(false)
          ask(typed)
        }}
        onFocus={() => clearTimeout(closing.current)}
        onBlur={() => {
          closing.current = setTimeout(() => {
            combobox.close()
            clear()
          }, closeDelayMs)
          leave()
          void findTyped()
        }}
      >
        <VisuallyHidden role="status">{combobox.isOpen ? found : ''}</VisuallyHidden>
      </ComboControl>
    </FieldFrame>
  )
})
