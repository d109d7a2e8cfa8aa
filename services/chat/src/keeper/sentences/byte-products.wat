;; Products of rows of 16-bit integers and columns of bytes, eight at a time. Places are in bytes, sizes in numbers.
(module
  (memory (export "memory") 1)

  ;; The products of fours of rows and pairs of columns, of `length` numbers (a multiple of 16) each. A four lies as eight numbers of each
  ;; of its rows after the other, and so on; a pair as eight of each of its columns. Each pair is read once, for all the fours. For each
  ;; four, out has column after column its product with the four rows.
  (func (export "multiply")
    (param $rows i32) (param $fours i32) (param $length i32) (param $columns i32) (param $width i32) (param $out i32)
    (local $pair i32) (local $rest i32) (local $four i32) (local $at i32) (local $end i32) (local $to i32)
    (local $u v128) (local $v v128) (local $row v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $pair (i32.shr_u (local.get $width) (i32.const 1)))
    (loop $pairs
      (local.set $four (local.get $rows))
      (local.set $to (local.get $out))
      (local.set $rest (local.get $fours))
      (local.set $end (i32.add (local.get $columns) (i32.shl (local.get $length) (i32.const 1))))
      (loop $each
        (local.set $at (local.get $columns))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $e (v128.const i32x4 0 0 0 0))
        (local.set $f (v128.const i32x4 0 0 0 0))
        (local.set $g (v128.const i32x4 0 0 0 0))
        (local.set $h (v128.const i32x4 0 0 0 0))
        (loop $sixteen
          (local.set $u (v128.load8x8_s offset=0 (local.get $at)))
          (local.set $v (v128.load8x8_s offset=8 (local.get $at)))
          (local.set $row (v128.load offset=0 (local.get $four)))
          (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $row (v128.load offset=16 (local.get $four)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $row (v128.load offset=32 (local.get $four)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $row (v128.load offset=48 (local.get $four)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $u (v128.load8x8_s offset=16 (local.get $at)))
          (local.set $v (v128.load8x8_s offset=24 (local.get $at)))
          (local.set $row (v128.load offset=64 (local.get $four)))
          (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $row (v128.load offset=80 (local.get $four)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $row (v128.load offset=96 (local.get $four)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $row (v128.load offset=112 (local.get $four)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $u) (local.get $row))))
          (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $v) (local.get $row))))
          (local.set $four (i32.add (local.get $four) (i32.const 128)))
          (local.set $at (i32.add (local.get $at) (i32.const 32)))
          (br_if $sixteen (i32.lt_u (local.get $at) (local.get $end))))
        (v128.store (local.get $to) (call $sums (local.get $a) (local.get $b) (local.get $c) (local.get $d)))
        (v128.store offset=16 (local.get $to) (call $sums (local.get $e) (local.get $f) (local.get $g) (local.get $h)))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $width) (i32.const 4))))
        (local.set $rest (i32.sub (local.get $rest) (i32.const 1)))
        (br_if $each (local.get $rest)))
      (local.set $columns (local.get $end))
      (local.set $out (i32.add (local.get $out) (i32.const 32)))
      (local.set $pair (i32.sub (local.get $pair) (i32.const 1)))
      (br_if $pairs (local.get $pair))))

  ;; out[i] = vector · rows[i], for `count` rows of `length` bytes (a multiple of 16) and a vector of 16-bit integers.
  (func (export "dotBytes")
    (param $vector i32) (param $length i32) (param $rows i32) (param $count i32) (param $out i32)
    (local $i i32) (local $at i32) (local $a v128) (local $b v128)
    (loop $all
      (local.set $a (v128.const i32x4 0 0 0 0))
      (local.set $b (v128.const i32x4 0 0 0 0))
      (local.set $at (local.get $vector))
      (local.set $i (i32.const 0))
      (loop $each
        (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s
          (v128.load (local.get $at))
          (v128.load8x8_s (i32.add (local.get $rows) (local.get $i))))))
        (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s
          (v128.load offset=16 (local.get $at))
          (v128.load8x8_s offset=8 (i32.add (local.get $rows) (local.get $i))))))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (local.set $i (i32.add (local.get $i) (i32.const 16)))
        (br_if $each (i32.lt_u (local.get $i) (local.get $length))))
      (i32.store (local.get $out) (call $sum (i32x4.add (local.get $a) (local.get $b))))
      (local.set $rows (i32.add (local.get $rows) (local.get $length)))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $all (local.get $count))))

  ;; The sums of four vectors.
  (func $sums (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $cd (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))

  (func $sum (param $four v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $four)) (i32x4.extract_lane 1 (local.get $four)))
      (i32.add (i32x4.extract_lane 2 (local.get $four)) (i32x4.extract_lane 3 (local.get $four))))))
