;; Products of rows and matrices of 32-bit floats, four at a time. Places are in bytes, sizes in numbers.
(module
  (memory (export "memory") 1)

  ;; out += row × matrix, for a matrix of `height` rows and `width` columns (a multiple of 16).
  (func (export "addProduct")
    (param $row i32) (param $height i32) (param $matrix i32) (param $width i32) (param $out i32)
    (local $column i32) (local $i i32) (local $at i32) (local $factor v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $to i32)
    (loop $columns
      (local.set $to (i32.add (local.get $out) (i32.shl (local.get $column) (i32.const 2))))
      (local.set $a (v128.load (local.get $to)))
      (local.set $b (v128.load offset=16 (local.get $to)))
      (local.set $c (v128.load offset=32 (local.get $to)))
      (local.set $d (v128.load offset=48 (local.get $to)))
      (local.set $at (i32.add (local.get $matrix) (i32.shl (local.get $column) (i32.const 2))))
      (local.set $i (i32.const 0))
      (loop $rows
        (local.set $factor
          (v128.load32_splat (i32.add (local.get $row) (i32.shl (local.get $i) (i32.const 2)))))
        (local.set $a
          (f32x4.add (local.get $a) (f32x4.mul (local.get $factor) (v128.load (local.get $at)))))
        (local.set $b
          (f32x4.add (local.get $b) (f32x4.mul (local.get $factor) (v128.load offset=16 (local.get $at)))))
        (local.set $c
          (f32x4.add (local.get $c) (f32x4.mul (local.get $factor) (v128.load offset=32 (local.get $at)))))
        (local.set $d
          (f32x4.add (local.get $d) (f32x4.mul (local.get $factor) (v128.load offset=48 (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.shl (local.get $width) (i32.const 2))))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br_if $rows (i32.lt_u (local.get $i) (local.get $height))))
      (v128.store (local.get $to) (local.get $a))
      (v128.store offset=16 (local.get $to) (local.get $b))
      (v128.store offset=32 (local.get $to) (local.get $c))
      (v128.store offset=48 (local.get $to) (local.get $d))
      (local.set $column (i32.add (local.get $column) (i32.const 16)))
      (br_if $columns (i32.lt_u (local.get $column) (local.get $width)))))

  ;; out[i] = vector · rows[i], for `count` rows of `length` numbers (a multiple of 8).
  (func (export "dotRows")
    (param $vector i32) (param $length i32) (param $rows i32) (param $count i32) (param $out i32)
    (local $i i32) (local $a v128) (local $b v128) (local $row i32)
    (local.set $row (local.get $rows))
    (loop $all
      (local.set $a (v128.const f32x4 0 0 0 0))
      (local.set $b (v128.const f32x4 0 0 0 0))
      (local.set $i (i32.const 0))
      (loop $each
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul
          (v128.load (i32.add (local.get $vector) (local.get $i)))
          (v128.load (i32.add (local.get $row) (local.get $i))))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul
          (v128.load offset=16 (i32.add (local.get $vector) (local.get $i)))
          (v128.load offset=16 (i32.add (local.get $row) (local.get $i))))))
        (local.set $i (i32.add (local.get $i) (i32.const 32)))
        (br_if $each (i32.lt_u (local.get $i) (i32.shl (local.get $length) (i32.const 2)))))
      (local.set $a (f32x4.add (local.get $a) (local.get $b)))
      (f32.store (local.get $out)
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $a)) (f32x4.extract_lane 1 (local.get $a)))
          (f32.add (f32x4.extract_lane 2 (local.get $a)) (f32x4.extract_lane 3 (local.get $a)))))
      (local.set $row (i32.add (local.get $row) (i32.shl (local.get $length) (i32.const 2))))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $all (local.get $count)))))
