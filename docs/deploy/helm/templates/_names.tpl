{{/* Labels by which the pods of a service are found: (list $ name) */}}
{{- define "codex.selector" -}}
app.kubernetes.io/name: birth-codex
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "codex.labels" -}}
{{ include "codex.selector" . }}
app.kubernetes.io/version: {{ (index . 0).Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
helm.sh/chart: {{ (index . 0).Chart.Name }}-{{ (index . 0).Chart.Version }}
{{- end }}

{{- define "codex.name" -}}
{{ printf "%s-%s" (index . 0).Release.Name (index . 1) | trunc 63 }}
{{- end }}
