#!/bin/sh
# A bot in nothing but the shell: it takes the last of its options.
while read -r line; do
    case $line in
    'luxor-bot '*) echo '{"type":"hello","protocol":1,"name":"last option"}' ;;
    '{"type":"decide","id":'*)
        id=${line#*'"id":'}
        options=${line%%'],"view":'*}
        action=${options##*'"text":"'}
        echo "{\"id\":${id%%,*},\"action\":\"${action%%'"'*}\"}"
        ;;
    esac
done
