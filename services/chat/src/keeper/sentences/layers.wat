;; The parts of a layer of a transformer besides its products, four pieces of the text at a time. Of each number of a piece those of four
;; pieces lie beside one another, 32 bits each: a four. Places are in bytes, sizes in numbers.
(module
  (import "memory" "memory" (memory 1))

  ;; Lays fours of `length` numbers (a multiple of 8) down in 16-bit integers as `multiply` takes them, and for each four its units.
  (func (export "lay")
    (param $rows i32) (param $fours i32) (param $length i32) (param $most f32) (param $out i32) (param $units i32)
    (local $at i32) (local $end i32) (local $unit v128)
    (local $c0 v128)
    (local $c1 v128)
    (local $c2 v128)
    (local $c3 v128)
    (local $c4 v128)
    (local $c5 v128)
    (local $c6 v128)
    (local $c7 v128)
    (loop $each
      (local.set $end (i32.add (local.get $rows) (i32.shl (local.get $length) (i32.const 4))))
      (local.set $unit (f32x4.splat (f32.const 1e-9)))
      (local.set $at (local.get $rows))
      (loop $largest
        (local.set $unit (f32x4.max (local.get $unit) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $largest (i32.lt_u (local.get $at) (local.get $end))))
      (v128.store (local.get $units) (f32x4.div (local.get $unit) (f32x4.splat (local.get $most))))
      (local.set $unit (f32x4.div (f32x4.splat (local.get $most)) (local.get $unit)))
      (local.set $at (local.get $rows))
      (loop $eight
        (local.set $c0 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=0 (local.get $at))))))
        (local.set $c1 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=16 (local.get $at))))))
        (local.set $c2 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=32 (local.get $at))))))
        (local.set $c3 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=48 (local.get $at))))))
        (local.set $c4 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=64 (local.get $at))))))
        (local.set $c5 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=80 (local.get $at))))))
        (local.set $c6 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=96 (local.get $at))))))
        (local.set $c7 (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $unit) (v128.load offset=112 (local.get $at))))))
        (local.set $c0 (i16x8.narrow_i32x4_s (local.get $c0) (local.get $c1)))
        (local.set $c1 (i16x8.narrow_i32x4_s (local.get $c2) (local.get $c3)))
        (local.set $c2 (i16x8.narrow_i32x4_s (local.get $c4) (local.get $c5)))
        (local.set $c3 (i16x8.narrow_i32x4_s (local.get $c6) (local.get $c7)))
        (local.set $c4 (i8x16.shuffle 0 1 8 9 16 17 24 25 2 3 10 11 18 19 26 27 (local.get $c0) (local.get $c1)))
        (local.set $c5 (i8x16.shuffle 4 5 12 13 20 21 28 29 6 7 14 15 22 23 30 31 (local.get $c0) (local.get $c1)))
        (local.set $c6 (i8x16.shuffle 0 1 8 9 16 17 24 25 2 3 10 11 18 19 26 27 (local.get $c2) (local.get $c3)))
        (local.set $c7 (i8x16.shuffle 4 5 12 13 20 21 28 29 6 7 14 15 22 23 30 31 (local.get $c2) (local.get $c3)))
        (v128.store (local.get $out) (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $c4) (local.get $c6)))
        (v128.store offset=16 (local.get $out) (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $c4) (local.get $c6)))
        (v128.store offset=32 (local.get $out) (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $c5) (local.get $c7)))
        (v128.store offset=48 (local.get $out) (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $c5) (local.get $c7)))
        (local.set $out (i32.add (local.get $out) (i32.const 64)))
        (local.set $at (i32.add (local.get $at) (i32.const 128)))
        (br_if $eight (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $rows (local.get $end))
      (local.set $units (i32.add (local.get $units) (i32.const 16)))
      (local.set $fours (i32.sub (local.get $fours) (i32.const 1)))
      (br_if $each (local.get $fours))))

  ;; In place: whole numbers × the units of their four × the scale of their column + its bias.
  (func (export "finish")
    (param $values i32) (param $fours i32) (param $width i32) (param $units i32) (param $scales i32) (param $biases i32)
    (local $column i32) (local $unit v128)
    (loop $each
      (local.set $unit (v128.load (local.get $units)))
      (local.set $column (i32.const 0))
      (loop $columns
        (v128.store (local.get $values) (f32x4.add
          (f32x4.mul
            (f32x4.mul (f32x4.convert_i32x4_s (v128.load (local.get $values))) (local.get $unit))
            (v128.load32_splat (i32.add (local.get $scales) (local.get $column))))
          (v128.load32_splat (i32.add (local.get $biases) (local.get $column)))))
        (local.set $values (i32.add (local.get $values) (i32.const 16)))
        (local.set $column (i32.add (local.get $column) (i32.const 4)))
        (br_if $columns (i32.lt_u (local.get $column) (i32.shl (local.get $width) (i32.const 2)))))
      (local.set $units (i32.add (local.get $units) (i32.const 16)))
      (local.set $fours (i32.sub (local.get $fours) (i32.const 1)))
      (br_if $each (local.get $fours))))

  ;; In place: numbers + others, then each piece brought to a mean of 0 and a spread of 1, and to the gain and shift that were learnt.
  (func (export "normalize")
    (param $values i32) (param $more i32) (param $fours i32) (param $width i32) (param $gain i32) (param $shift i32)
    (local $at i32) (local $end i32) (local $column i32) (local $sum v128) (local $squares v128) (local $value v128)
    (loop $each
      (local.set $end (i32.add (local.get $values) (i32.shl (local.get $width) (i32.const 4))))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $values))
      (loop $added
        (local.set $value (f32x4.add (v128.load (local.get $at)) (v128.load (local.get $more))))
        (v128.store (local.get $at) (local.get $value))
        (local.set $sum (f32x4.add (local.get $sum) (local.get $value)))
        (local.set $more (i32.add (local.get $more) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $added (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $sum (f32x4.div (local.get $sum) (f32x4.splat (f32.convert_i32_u (local.get $width)))))
      (local.set $squares (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $values))
      (loop $spread
        (local.set $value (f32x4.sub (v128.load (local.get $at)) (local.get $sum)))
        (local.set $squares (f32x4.add (local.get $squares) (f32x4.mul (local.get $value) (local.get $value))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $spread (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $squares (f32x4.div
        (f32x4.splat (f32.const 1))
        (f32x4.sqrt (f32x4.add
          (f32x4.div (local.get $squares) (f32x4.splat (f32.convert_i32_u (local.get $width))))
          (f32x4.splat (f32.const 1e-12))))))
      (local.set $column (i32.const 0))
      (loop $all
        (v128.store (local.get $values) (f32x4.add
          (f32x4.mul
            (f32x4.mul (f32x4.sub (v128.load (local.get $values)) (local.get $sum)) (local.get $squares))
            (v128.load32_splat (i32.add (local.get $gain) (local.get $column))))
          (v128.load32_splat (i32.add (local.get $shift) (local.get $column)))))
        (local.set $column (i32.add (local.get $column) (i32.const 4)))
        (local.set $values (i32.add (local.get $values) (i32.const 16)))
        (br_if $all (i32.lt_u (local.get $values) (local.get $end))))
      (local.set $fours (i32.sub (local.get $fours) (i32.const 1)))
      (br_if $each (local.get $fours))))

  ;; In place: what a table of 1024 steps to one has from -8 to 8; below that 0, and above it the number itself.
  (func (export "activate") (param $values i32) (param $count i32) (param $table i32)
    (local $end i32) (local $value v128) (local $steps v128)
    (local.set $end (i32.add (local.get $values) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      (local.set $value (v128.load (local.get $values)))
      (local.set $steps (i32x4.add
        (i32x4.splat (local.get $table))
        (i32x4.shl
          (i32x4.trunc_sat_f32x4_s (f32x4.add
            (f32x4.mul
              (f32x4.add
                (f32x4.max
                  (f32x4.min (local.get $value) (f32x4.splat (f32.const 8)))
                  (f32x4.splat (f32.const -8)))
                (f32x4.splat (f32.const 8)))
              (f32x4.splat (f32.const 1024)))
            (f32x4.splat (f32.const 0.5))))
          (i32.const 2))))
      (v128.store (local.get $values) (v128.bitselect
        (local.get $value)
        (v128.load32_lane 3 (i32x4.extract_lane 3 (local.get $steps))
          (v128.load32_lane 2 (i32x4.extract_lane 2 (local.get $steps))
            (v128.load32_lane 1 (i32x4.extract_lane 1 (local.get $steps))
              (v128.load32_zero (i32x4.extract_lane 0 (local.get $steps))))))
        (f32x4.gt (local.get $value) (f32x4.splat (f32.const 8)))))
      (local.set $values (i32.add (local.get $values) (i32.const 16)))
      (br_if $each (i32.lt_u (local.get $values) (local.get $end)))))

  ;; In place of the queries: what each piece takes of the values of `count` pieces, by how well its query fits their keys, for heads of 32
  ;; numbers each of all `width`. `shares` has room for four numbers of each piece.
  (func (export "attend")
    (param $queries i32) (param $keys i32) (param $values i32) (param $fours i32) (param $count i32) (param $width i32)
    (param $steep f32) (param $shares i32)
    (local $head i32) (local $piece i32) (local $at i32) (local $to i32) (local $end i32) (local $share i32)
    (local $sum v128) (local $most v128) (local $bytes i32)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 4)))
    (loop $each
      (local.set $head (i32.const 0))
      (loop $heads
        (local.set $most (f32x4.splat (f32.const -1e30)))
        (local.set $piece (i32.const 0))
        (local.set $share (local.get $shares))
        (loop $fits
          (local.set $at (i32.add (local.get $keys) (call $place (local.get $piece) (local.get $bytes) (local.get $head))))
          (local.set $to (i32.add (local.get $queries) (local.get $head)))
          (local.set $end (i32.add (local.get $to) (i32.const 512)))
          (local.set $sum (v128.const i32x4 0 0 0 0))
          (loop $fit
            (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul
              (v128.load (local.get $to)) (v128.load32_splat (local.get $at)))))
            (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul
              (v128.load offset=16 (local.get $to)) (v128.load32_splat offset=16 (local.get $at)))))
            (local.set $at (i32.add (local.get $at) (i32.const 32)))
            (local.set $to (i32.add (local.get $to) (i32.const 32)))
            (br_if $fit (i32.lt_u (local.get $to) (local.get $end))))
          (local.set $sum (f32x4.mul (local.get $sum) (f32x4.splat (local.get $steep))))
          (v128.store (local.get $share) (local.get $sum))
          (local.set $most (f32x4.max (local.get $most) (local.get $sum)))
          (local.set $share (i32.add (local.get $share) (i32.const 16)))
          (local.set $piece (i32.add (local.get $piece) (i32.const 1)))
          (br_if $fits (i32.lt_u (local.get $piece) (local.get $count))))
        (local.set $end (local.get $share))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $share (local.get $shares))
        (loop $all
          (v128.store (local.get $share) (call $exp (f32x4.sub (v128.load (local.get $share)) (local.get $most))))
          (local.set $sum (f32x4.add (local.get $sum) (v128.load (local.get $share))))
          (local.set $share (i32.add (local.get $share) (i32.const 16)))
          (br_if $all (i32.lt_u (local.get $share) (local.get $end))))
        (local.set $share (local.get $shares))
        (loop $part
          (v128.store (local.get $share) (f32x4.div (v128.load (local.get $share)) (local.get $sum)))
          (local.set $share (i32.add (local.get $share) (i32.const 16)))
          (br_if $part (i32.lt_u (local.get $share) (local.get $end))))
        (local.set $to (i32.add (local.get $queries) (local.get $head)))
        (local.set $end (i32.add (local.get $to) (i32.const 512)))
        (local.set $at (i32.const 0))
        (loop $takes
          (local.set $sum (v128.const i32x4 0 0 0 0))
          (local.set $piece (i32.const 0))
          (local.set $share (local.get $shares))
          (loop $take
            (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul
              (v128.load (local.get $share))
              (v128.load32_splat (i32.add
                (i32.add (local.get $values) (local.get $at))
                (call $place (local.get $piece) (local.get $bytes) (local.get $head)))))))
            (local.set $share (i32.add (local.get $share) (i32.const 16)))
            (local.set $piece (i32.add (local.get $piece) (i32.const 1)))
            (br_if $take (i32.lt_u (local.get $piece) (local.get $count))))
          (v128.store (local.get $to) (local.get $sum))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (local.set $to (i32.add (local.get $to) (i32.const 16)))
          (br_if $takes (i32.lt_u (local.get $to) (local.get $end))))
        (local.set $head (i32.add (local.get $head) (i32.const 512)))
        (br_if $heads (i32.lt_u (local.get $head) (local.get $bytes))))
      (local.set $queries (i32.add (local.get $queries) (local.get $bytes)))
      (local.set $fours (i32.sub (local.get $fours) (i32.const 1)))
      (br_if $each (local.get $fours))))

  ;; Where the numbers of a head of a piece begin.
  (func $place (param $piece i32) (param $bytes i32) (param $head i32) (result i32)
    (i32.add
      (i32.add
        (i32.mul (i32.shr_u (local.get $piece) (i32.const 2)) (local.get $bytes))
        (i32.shl (i32.and (local.get $piece) (i32.const 3)) (i32.const 2)))
      (local.get $head)))

  ;; e to the power of what is not above 0 (S. Moshier, Cephes, expf).
  (func $exp (param $x v128) (result v128)
    (local $n v128) (local $p v128)
    (local.set $x (f32x4.max (local.get $x) (f32x4.splat (f32.const -87))))
    (local.set $n (f32x4.nearest (f32x4.mul (local.get $x) (f32x4.splat (f32.const 1.44269504)))))
    (local.set $x (f32x4.sub (local.get $x) (f32x4.mul (local.get $n) (f32x4.splat (f32.const 0.693359375)))))
    (local.set $x (f32x4.add (local.get $x) (f32x4.mul (local.get $n) (f32x4.splat (f32.const 2.12194440e-4)))))
    (local.set $p (f32x4.splat (f32.const 1.9875691500e-4)))
    (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $x)) (f32x4.splat (f32.const 1.3981999507e-3))))
    (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $x)) (f32x4.splat (f32.const 8.3334519073e-3))))
    (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $x)) (f32x4.splat (f32.const 4.1665795894e-2))))
    (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $x)) (f32x4.splat (f32.const 1.6666665459e-1))))
    (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $x)) (f32x4.splat (f32.const 5.0000001201e-1))))
    (f32x4.mul
      (f32x4.add
        (f32x4.add (f32x4.mul (local.get $p) (f32x4.mul (local.get $x) (local.get $x))) (local.get $x))
        (f32x4.splat (f32.const 1)))
      (i32x4.shl (i32x4.add (i32x4.trunc_sat_f32x4_s (local.get $n)) (i32x4.splat (i32.const 127))) (i32.const 23)))))
