;; Products of rows of 16-bit integers and columns of bytes, eight at a time. Places are in bytes, sizes in numbers.
(module
  (memory (export "memory") 1)

  ;; out[row × width + column] = rows[row] · columns[column], for four rows at once (`count` is a multiple of 4) of `length` numbers
  ;; (a multiple of 8).
  (func (export "multiply")
    (param $rows i32) (param $count i32) (param $length i32) (param $columns i32) (param $width i32) (param $out i32)
    (local $i i32) (local $column i32) (local $at i32) (local $bytes i32) (local $weights v128)
    (local $r0 i32) (local $r1 i32) (local $r2 i32) (local $r3 i32) (local $to i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $bytes (i32.shl (local.get $length) (i32.const 1)))
    (loop $four
      (local.set $column (i32.const 0))
      (local.set $at (local.get $columns))
      (loop $each
        (local.set $r0 (local.get $rows))
        (local.set $r1 (i32.add (local.get $r0) (local.get $bytes)))
        (local.set $r2 (i32.add (local.get $r1) (local.get $bytes)))
        (local.set $r3 (i32.add (local.get $r2) (local.get $bytes)))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $i (i32.const 0))
        (loop $eight
          (local.set $weights (v128.load8x8_s (i32.add (local.get $at) (local.get $i))))
          (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $r0)))))
          (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $r1)))))
          (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $r2)))))
          (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $r3)))))
          (local.set $r0 (i32.add (local.get $r0) (i32.const 16)))
          (local.set $r1 (i32.add (local.get $r1) (i32.const 16)))
          (local.set $r2 (i32.add (local.get $r2) (i32.const 16)))
          (local.set $r3 (i32.add (local.get $r3) (i32.const 16)))
          (local.set $i (i32.add (local.get $i) (i32.const 8)))
          (br_if $eight (i32.lt_u (local.get $i) (local.get $length))))
        (local.set $to (i32.add (local.get $out) (i32.shl (local.get $column) (i32.const 2))))
        (i32.store (local.get $to) (call $sum (local.get $a)))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $width) (i32.const 2))))
        (i32.store (local.get $to) (call $sum (local.get $b)))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $width) (i32.const 2))))
        (i32.store (local.get $to) (call $sum (local.get $c)))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $width) (i32.const 2))))
        (i32.store (local.get $to) (call $sum (local.get $d)))
        (local.set $at (i32.add (local.get $at) (local.get $length)))
        (local.set $column (i32.add (local.get $column) (i32.const 1)))
        (br_if $each (i32.lt_u (local.get $column) (local.get $width))))
      (local.set $rows (i32.add (local.get $rows) (i32.shl (local.get $bytes) (i32.const 2))))
      (local.set $out (i32.add (local.get $out) (i32.shl (local.get $width) (i32.const 4))))
      (local.set $count (i32.sub (local.get $count) (i32.const 4)))
      (br_if $four (local.get $count))))

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

  (func $sum (param $four v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $four)) (i32x4.extract_lane 1 (local.get $four)))
      (i32.add (i32x4.extract_lane 2 (local.get $four)) (i32x4.extract_lane 3 (local.get $four))))))
